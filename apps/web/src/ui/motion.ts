/** How long things take to move, in milliseconds; nothing for those who want it still. */
export function motionTime(): number {
  const asked = getComputedStyle(document.documentElement).getPropertyValue('--motion-move').trim();
  return asked.endsWith('ms') ? Number.parseFloat(asked) : Number.parseFloat(asked) * 1000;
}
