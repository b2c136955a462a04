import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Count } from '../ui/count.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Panel } from '../ui/panel.tsx';
import styles from './gallery.module.css';

const REASON = 'You need 2 stone on the village to build a house (A30).';

export function ButtonSpecimens() {
  const [pressed, setPressed] = useState(true);
  return (
    <>
      <Panel title="Buttons" aside={<Count value={12} label="kinds" />}>
        <div className={styles.stack}>
          <div className={styles.row}>
            <Button variant="primary">End turn</Button>
            <Button variant="primary" icon="check" shortcut="Enter">
              Declare plan
            </Button>
            <Button variant="primary" reason={REASON}>
              Build a house
            </Button>
          </div>
          <div className={styles.row}>
            <Button>Move</Button>
            <Button icon="undo" shortcut="Z">
              Undo
            </Button>
            <Button reason={REASON}>Build a house</Button>
            <Button tone="bad" icon="remove">
              Delete
            </Button>
          </div>
          <div className={styles.row}>
            <Button variant="quiet">Why not?</Button>
            <Button variant="quiet" icon="help">
              Rules of the market
            </Button>
            <Button variant="quiet" reason={REASON}>
              Build a house
            </Button>
            <Button variant="primary" tone="bad">
              Leave the table
            </Button>
          </div>
          <div className={styles.narrow}>
            <Button variant="primary" wide>
              Planungsfelder übernehmen und Aktionsphase beginnen
            </Button>
          </div>
        </div>
      </Panel>
      <Panel title="Icon buttons">
        <div className={styles.row}>
          <IconButton icon="undo" label="Undo" shortcut="Z" />
          <IconButton icon="redo" label="Redo" reason="There is nothing to redo." />
          <IconButton icon="settings" label="Preferences" variant="secondary" />
          <IconButton icon="hint" label="Show odds" pressed={pressed} onClick={() => setPressed(!pressed)} />
          <IconButton icon="sound" label="Sound" pressed={false} variant="secondary" />
        </div>
      </Panel>
    </>
  );
}
