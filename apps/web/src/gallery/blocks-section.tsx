import { ButtonSpecimens } from './button-specimens.tsx';
import { ControlSpecimens } from './control-specimens.tsx';
import styles from './gallery.module.css';
import { OverlaySpecimens } from './overlay-specimens.tsx';

export function BlocksSection() {
  return (
    <>
      <h2>Building blocks</h2>
      <div className={styles.boards} data-specimen="blocks">
        <ButtonSpecimens />
        <ControlSpecimens />
        <OverlaySpecimens />
      </div>
    </>
  );
}
