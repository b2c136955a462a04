import { Dialog } from '../../../ui/dialog.tsx';
import { useTable } from '../../state/at-table.ts';
import { TableChat } from '../chat/table-chat.tsx';
import styles from './online-dialog.module.css';

/** The chat, where there is no room for it beside the board. */
export function ChatDialog() {
  const { show, words } = useTable();
  return (
    <Dialog open title={words.online.chat} closeLabel={words.close} onClose={() => show(null)}>
      <div className={styles.chat}>
        <TableChat />
      </div>
    </Dialog>
  );
}
