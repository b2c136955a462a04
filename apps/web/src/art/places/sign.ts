/** What a place's sign is told: whether there is room for fine lines. Its inner lines come from the frame. */
export interface SignProps {
  fine: boolean;
}
