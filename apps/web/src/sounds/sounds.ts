/** What can be heard at a table. */
export type Sound = 'turn' | 'tile' | 'round';

interface Tone {
  /** In hertz. */
  readonly pitch: number;
  /** Seconds after the sound begins. */
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
  readonly shape: OscillatorType;
}

function plucked(pitch: number, at: number): Tone {
  return { pitch, at, lasts: 0.6, loud: 0.12, shape: 'triangle' };
}

/** Made of tones like those of a panpipe and of wood on wood; nothing is longer than a second. */
const SOUNDS: Readonly<Record<Sound, readonly Tone[]>> = {
  turn: [plucked(587, 0), plucked(880, 0.14)],
  tile: [
    { pitch: 190, at: 0, lasts: 0.07, loud: 0.2, shape: 'sine' },
    { pitch: 760, at: 0, lasts: 0.03, loud: 0.05, shape: 'square' },
  ],
  round: [plucked(440, 0), plucked(330, 0.16), plucked(294, 0.32)],
};

const SILENCE = 0.0001;
/** So quick that it does not click. */
const ATTACK = 0.008;

let speaker: AudioContext | null = null;

function playTone(context: AudioContext, { pitch, at, lasts, loud, shape }: Tone): void {
  const begin = context.currentTime + at;
  const source = new OscillatorNode(context, { type: shape, frequency: pitch });
  const volume = new GainNode(context, { gain: SILENCE });
  volume.gain.setValueAtTime(SILENCE, begin);
  volume.gain.exponentialRampToValueAtTime(loud, begin + ATTACK);
  volume.gain.exponentialRampToValueAtTime(SILENCE, begin + lasts);
  source.connect(volume).connect(context.destination);
  source.start(begin);
  source.stop(begin + lasts);
}

/** Plays a sound; a browser that lets nothing be heard yet, before the first press, stays silent. */
export function playSound(sound: Sound): void {
  speaker ??= new AudioContext();
  if (speaker.state === 'suspended') {
    void speaker.resume();
    return;
  }
  for (const tone of SOUNDS[sound]) playTone(speaker, tone);
}
