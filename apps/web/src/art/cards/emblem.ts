/** What the emblem of a card is told: whether there is room for fine lines. */
export interface EmblemProps {
  fine: boolean;
}
