import { useWords } from '../app/language/language.tsx';
import { ScreenFrame } from '../app/shell/screen-frame.tsx';
import { OwnPackPanel } from './own-pack-panel.tsx';
import { SourceTable } from './source-table.tsx';

/** Which numbers are ours, where each comes from, and how to play with others. */
export function ValuesScreen() {
  const { values } = useWords();
  return (
    <ScreenFrame title={values.title} intro={values.intro} width="wide">
      <SourceTable />
      <OwnPackPanel />
    </ScreenFrame>
  );
}
