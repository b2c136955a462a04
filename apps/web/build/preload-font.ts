import type { Plugin } from 'vite';

/** Fetches the font of the text together with the page, so that it is there for the first picture. */
export function preloadFont(name: RegExp): Plugin {
  return {
    name: 'altiplano:preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => name.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
            injectTo: 'head-prepend' as const,
          })),
    },
  };
}
