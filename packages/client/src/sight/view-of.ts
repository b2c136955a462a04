import { type Game, view, type View, type Viewer } from '@altiplano/rules';

const known = new WeakMap<Game, Map<Viewer, View>>();

/** What a viewer sees of a game, in readable form; worked out once for a game that no longer changes. */
export function viewOf(game: Game, viewer: Viewer): View {
  const byViewer = known.get(game) ?? new Map<Viewer, View>();
  known.set(game, byViewer);
  const found = byViewer.get(viewer) ?? view(game, viewer);
  byViewer.set(viewer, found);
  return found;
}
