/** What the picture on a tile is told: whether there is room for fine lines. Its outline comes from the tile. */
export interface PictureProps {
  fine: boolean;
}
