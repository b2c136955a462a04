import type { News } from './news.ts';

/** News of a node that is alone on its store: there is nobody to tell and nothing to hear. */
export const solitaryNews: News = {
  publish: () => {},
  subscribe: () => () => {},
};
