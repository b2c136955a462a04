import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useTools } from '../bottom-bar/tools.tsx';
import { useTable } from '../state/at-table.ts';
import styles from './overlay.module.css';

/** Tools by name: for screens that have no room for its signs. */
export function ToolsDialog() {
  const { show, words } = useTable();
  const tools = useTools();
  return (
    <Dialog open title={words.tools} closeLabel={words.close} onClose={() => show(null)}>
      <div className={styles.stack}>
        {tools.map(({ icon, label, reason, run }) => (
          <Button
            key={icon}
            icon={icon}
            wide
            reason={reason}
            onClick={() => {
              show(null);
              run();
            }}
          >
            {label}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
