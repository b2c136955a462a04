import { Activity, type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type TablePart, TableContext, useTable } from '../state/at-table.ts';

interface PartColumnsProps {
  shown: TablePart;
  /** Becomes the column of the part that is shown. */
  column: RefObject<HTMLElement | null>;
  className: string;
  /** The same each time, or everything is drawn anew. */
  draw: (part: TablePart) => ReactNode;
}

/**
 * The parts of the table that take one another's place, of which one is shown. Those that were shown before are kept
 * off the page, where no key, eye or ear finds them: to draw one anew takes longer than a press should.
 */
export function PartColumns({ shown, column, className, draw }: PartColumnsProps) {
  const [columns, setColumns] = useState<ReadonlyMap<TablePart, HTMLElement>>(new Map());
  const element = columns.get(shown) ?? newColumn(className);
  if (!columns.has(shown)) setColumns(new Map([...columns, [shown, element]]));
  return (
    <>
      <Place element={element} column={column} />
      {[...columns].map(([part, its]) => (
        <Kept key={part} part={part} element={its} isShown={part === shown} draw={draw} />
      ))}
    </>
  );
}

function newColumn(className: string): HTMLElement {
  const column = document.createElement('div');
  column.className = className;
  return column;
}

/** Puts an element here. Stands before all that is drawn into it: they find themselves on the page. */
function Place({ element, column }: { element: HTMLElement; column: RefObject<HTMLElement | null> }) {
  const here = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    here.current?.before(element);
    column.current = element;
    return () => element.remove();
  }, [element, column]);
  return <span ref={here} hidden />;
}

interface KeptProps extends Pick<PartColumnsProps, 'draw'> {
  part: TablePart;
  element: HTMLElement;
  isShown: boolean;
}

/** What happens while it is not shown is drawn when it is shown again; until then nobody even asks whether it has to be. */
function Kept({ part, element, isShown, draw }: KeptProps) {
  const table = useTable();
  const [last, setLast] = useState(table);
  if (isShown && last !== table) setLast(table);
  const moment = isShown ? table : last;
  return useMemo(
    () => (
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <TableContext value={moment}>{createPortal(draw(part), element)}</TableContext>
      </Activity>
    ),
    [isShown, moment, draw, part, element],
  );
}
