import { recordText } from '@altiplano/protocol';
import { saveFile } from '../app/files.ts';
import { useWords } from '../app/language/language.tsx';
import { useTell } from '../app/toasts.tsx';
import { device } from '../local/device.ts';
import { isTrouble } from '../online/api.ts';
import { useTroubleWords } from '../online/use-trouble-words.ts';
import { Button } from '../ui/button.tsx';
import type { Finished } from './load-finished.ts';

/** What can be done with the record of a game: save it as a file, keep an online game on this device. */
export function RecordButtons({ finished: { record, pack, where } }: { finished: Finished }) {
  const { mine, replayPage: words } = useWords();
  const troubleWords = useTroubleWords();
  const tell = useTell();
  const keep = async (): Promise<void> => {
    await device().games.addPack(pack);
    const kept = await device().games.importRecord(record);
    if (isTrouble(kept)) tell(troubleWords(kept), 'bad');
    else tell(words.kept, 'good');
  };
  return (
    <>
      <Button
        icon="download"
        onClick={() => saveFile(`altiplano-${record.digest.slice(0, 8)}.json`, recordText(record))}
      >
        {mine.save}
      </Button>
      {where === 'online' && (
        <Button icon="home" onClick={() => void keep()}>
          {words.keep}
        </Button>
      )}
    </>
  );
}
