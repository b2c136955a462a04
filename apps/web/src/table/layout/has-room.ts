/** From this width on something stands beside the board. */
export const HAS_ROOM = '(min-width: 48rem)';
