import { useCallback, useState } from 'react';
import { GoodTile } from '../art/goods/good-tile.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useHint } from '../ui/hint.tsx';
import { LiveRegion } from '../ui/live-region.tsx';
import { Panel } from '../ui/panel.tsx';
import { type ToastMessage, ToastRegion } from '../ui/toast.tsx';
import styles from './gallery.module.css';

const MESSAGES: ToastMessage[] = [
  { id: 'plain', text: 'Bot 2 has passed.' },
  { id: 'good', text: 'Saved on this device.', tone: 'good' },
  {
    id: 'warn',
    text: 'A tile is left that no action can use.',
    tone: 'warn',
    actions: [{ label: 'Show', run: () => undefined }],
  },
  {
    id: 'bad',
    text: 'Verbindung unterbrochen. Der Tisch wird in wenigen Sekunden erneut geladen.',
    tone: 'bad',
  },
];

export function OverlaySpecimens() {
  const [isOpen, setIsOpen] = useState(false);
  const [messages, setMessages] = useState<ToastMessage[]>([]);
  const [spoken, setSpoken] = useState('');
  const dismiss = useCallback((id: string) => setMessages((all) => all.filter((each) => each.id !== id)), []);
  const hint = useHint({
    title: 'Wool',
    text: 'Worth 2 points at the end. Sells for 2 coins. Needed for cloth, on the farm.',
    more: { label: 'Rules of goods', open: () => setIsOpen(true) },
  });
  return (
    <Panel title="Hint, dialog, messages">
      <div className={styles.row}>
        <button type="button" className={styles.bare} {...hint.trigger}>
          <span className="visually-hidden">Wool</span>
          <GoodTile good="wool" size={44} mark="Wl" />
        </button>
        {hint.bubble}
        <Button onClick={() => setIsOpen(true)}>Open a dialog</Button>
        <Button onClick={() => setMessages(MESSAGES)}>Show messages</Button>
        <Button onClick={() => setSpoken('Your turn.')}>Speak</Button>
      </div>
      <LiveRegion text={spoken} />
      <Dialog
        open={isOpen}
        title="Diesen Zug aufdecken?"
        closeLabel="Schließen"
        onClose={() => setIsOpen(false)}
        actions={
          <>
            <Button onClick={() => setIsOpen(false)}>Abbrechen</Button>
            <Button variant="primary" onClick={() => setIsOpen(false)}>
              Plättchen ziehen
            </Button>
          </>
        }
      >
        <p>Gezogene Plättchen lassen sich nicht zurücklegen. Danach geht Rückgängig nur noch bis hierher.</p>
      </Dialog>
      <ToastRegion label="Messages" dismissLabel="Dismiss" messages={messages} onDismiss={dismiss} />
    </Panel>
  );
}
