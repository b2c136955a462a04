import type { Person } from '@altiplano/protocol';
import { useState } from 'react';
import { useWords } from '../app/language/language.tsx';
import { Button } from '../ui/button.tsx';
import { PersonDialog } from './person-dialog.tsx';

/** The name one plays under online, and a dialog to change it, take it to another device, or leave it. */
export function WhoIAm({ person }: { person: Person }) {
  const { online } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" icon="user" onClick={() => setOpen(true)}>
        <span className="visually-hidden">{online.you}: </span>
        {person.name}
      </Button>
      {isOpen && <PersonDialog person={person} onClose={() => setOpen(false)} />}
    </>
  );
}
