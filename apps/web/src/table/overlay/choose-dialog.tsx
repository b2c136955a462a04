import type { Location } from '@altiplano/rules';
import { headingOf, type Message, plain, sentence, type Sight } from '@altiplano/text';
import { Dialog } from '../../ui/dialog.tsx';
import { RichText } from '../message/rich-text.tsx';
import type { Choice } from '../play/choices.ts';
import { grouped } from '../play/grouping.ts';
import { MoveButton } from '../bottom-bar/move-button.tsx';
import { useTable } from '../state/at-table.ts';
import { Means } from '../ring/means.tsx';
import { meansCost } from '../ring/means-cost.ts';
import styles from './overlay.module.css';

/** More than so many stand under each other, where they are found more easily. */
const FEW = 4;

/** One of several ways to do what was pressed. */
export function ChooseDialog({ choices }: { choices: readonly Choice[] }) {
  const { show, words, seen, seat, names } = useTable();
  if (seat === null) return null;
  const sight: Sight = { seen, seat, names };
  const moves = choices.map((choice) => choice.moves[0]);
  const [first] = moves;
  const to = first?.type === 'travel' ? first.location : null;
  const isWay = moves.every((move) => move.type === 'travel' && move.location === to);
  if (isWay && to !== null) return <WaysDialog to={to} choices={choices} sight={sight} />;
  const alone = moves.filter((move) => headingOf(move, sight) === null);
  const groups = grouped(moves, sight);
  const [only] = groups;
  const isOne = groups.length === 1 && alone.length === 0 && only !== undefined;
  return (
    <Dialog
      open
      title={isOne ? plain(only.heading) : words.chooseHow}
      closeLabel={words.cancel}
      onClose={() => show(null)}
      size="medium"
    >
      <div className={styles.stack}>
        {groups.map(({ heading, moves: under }, index) => (
          <section key={index} className={styles.stack}>
            {!isOne && (
              <h3 className={styles.heading}>
                <RichText message={heading} />
              </h3>
            )}
            <div className={under.length > FEW ? styles.list : styles.row}>
              {under.map((move, at) => (
                <MoveButton key={at} move={move} sight={sight} isSecond />
              ))}
            </div>
          </section>
        ))}
        {alone.map((move, at) => (
          <MoveButton key={at} move={move} sight={sight} isSecond />
        ))}
      </div>
    </Dialog>
  );
}

const meansOf = ({ moves: [move] }: Choice): string => (move.type === 'travel' ? move.means : '');

/** The ways to one place: what each uses up. */
function WaysDialog({ to, choices, sight }: { to: Location; choices: readonly Choice[]; sight: Sight }) {
  const { show, words, texts, own } = useTable();
  const cost = (choice: Choice): number => (own === null ? 0 : meansCost(meansOf(choice), own));
  const cheapestFirst = [...choices].sort((one, other) => cost(one) - cost(other));
  const place = texts.mark.to(to);
  const said = (choice: Choice): Message => headingOf(choice.moves[0], sight) ?? [];
  return (
    <Dialog
      open
      title={plain(sentence(texts.moves.wish.travel(place))).replace(/\.$/, '')}
      closeLabel={words.cancel}
      onClose={() => show(null)}
    >
      <div className={styles.stack}>
        {cheapestFirst.map((choice, index) => (
          <MoveButton key={index} move={choice.moves[0]} sight={sight} isWide isSecond>
            <Means means={meansOf(choice)} size={30} />
            <span>
              <RichText message={sentence(said(choice)).filter((part) => part !== '.')} />
            </span>
          </MoveButton>
        ))}
      </div>
    </Dialog>
  );
}
