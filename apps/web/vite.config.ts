import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { className } from './build/class-name.ts';
import { compress } from './build/compress.ts';
import { filesAhead } from './build/files-ahead.ts';
import { licences } from './build/licences.ts';
import { offlineFiles } from './build/offline-files.ts';
import { preloadFont } from './build/preload-font.ts';

const SERVER = '127.0.0.1:8080';
/** What describes documents from outside: only who reads such a document fetches it. */
const SCHEMAS =
  /[\\/]zod[\\/]|[\\/]pack[\\/]src[\\/](?:schema|check[\\/]shape)|[\\/]protocol[\\/]src[\\/](?:api|messages[\\/](?!trouble\.)|record[\\/](?:schema|parse|verify)|table[\\/](?!default|played)|shape-problem)|[\\/]import-record/;

/** What stands in front of the table once somebody asks for it. */
const OVERLAY =
  /[\\/]web[\\/]src[\\/]table[\\/](?:text-view[\\/]|overlay[\\/](?!overlay-view)|ahead[\\/](?:ahead-dialog|consent-dialog|queue-dialog|queue-turn)|online[\\/](?:dialog[\\/](?!table-page|.*\.css)|consent[\\/](?:abandon-dialog|rollback-(?:dialog|point)))|keyboard[\\/]keys\.)/;
/** The parts of the table that a phone shows only when somebody turns to them. */
const PARTS =
  /[\\/](?:@atlaskit|@babel|bind-event-listener|raf-schd)[\\/]|[\\/]web[\\/]src[\\/](?:art[\\/]places[\\/](?:backdrop|\w+-scene)|table[\\/](?:layout[\\/]other-part(?!s)|play[\\/]mouse-library|(?:market|ring)[\\/]|players[\\/](?!player-order)|log[\\/](?:log-(?!context)|messages-of)|end[\\/]end-|online[\\/](?:chat[\\/](?:chat-box|chat-lines|log-and|table-chat)|clock[\\/]clock-rules|consent[\\/]rollback-button|dialog[\\/]table-page|people[\\/](?:people-list|seat-presence))))[^.]*\.(?:tsx?|module\.css)$/;
/** Blocks of which no first picture of a table is built. */
const CONTROLS =
  /[\\/]web[\\/]src[\\/](?:art[\\/]tokens[\\/](?:starting-player|trading-point)|online[\\/](?:link-to-table|notice-toggle)|text[\\/]rich\.tsx|ui[\\/](?:close-request|dialog|meter|segmented-control|slider|toggle)\.)/;
/** What is needed before a game: finding, setting up. */
const BEFORE =
  /[\\/]web[\\/]src[\\/](?:setup[\\/](?!select|text-field)|tables[\\/](?!no-table|table-|tables\.module|use-online-access)|online[\\/](?:code-for-other|person-dialog|who-i-am))/;

/** What is asked about a game besides playing it: going through it again, odds, advice, rules, numbers. */
const EXTRAS =
  /[\\/]client[\\/]src[\\/](?:odds[\\/](?:draw|next|hyper)|review[\\/](?:replay|landmarks|review-record))|[\\/]pack[\\/]src[\\/](?:list-provenance|check[\\/]problem)|[\\/]protocol[\\/]src[\\/]record[\\/](?:replay|problem|size)|[\\/]text[\\/]src[\\/](?:help[\\/](?:lists|search)|hints[\\/]advice|reasons[\\/](?!reason-texts)|refusals[\\/]pack-problem)/;

/** What a game and its table say in a language: read together, so one file. */
const saidIn = (language: string): RegExp =>
  new RegExp(
    String.raw`[\\/]text[\\/]src[\\/]${language}[\\/](?!help|reasons)|[\\/]web[\\/]src[\\/]table[\\/].*words[\\/-]${language}\.ts`,
  );

export default defineConfig({
  plugins: [
    react(),
    preloadFont(/asap-[\w-]{8}\.woff2$/),
    filesAhead(),
    licences(),
    offlineFiles(),
    compress(),
  ],
  css: { modules: { generateScopedName: className } },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'index.html', 'service-worker': 'src/service-worker/service-worker.ts' },
      output: {
        // A service worker rules over the folder that it lies in, under a name that stays.
        entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
        // Each file costs a way to the server and back: one for the first page, one for what all screens are built
        // of, one for the game itself, one for its table; what only some screens need stays apart.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'page', tags: ['$initial'], test: (id) => !id.includes('service-worker'), priority: 3 },
            { name: 'schemas', test: SCHEMAS, priority: 3 },
            { name: 'parts', test: PARTS, priority: 4 },
            { name: 'overlay', test: OVERLAY, priority: 3 },
            { name: 'texts-en', test: saidIn('en'), priority: 3 },
            { name: 'texts-de', test: saidIn('de'), priority: 3 },
            { name: 'before', test: BEFORE, priority: 3 },
            { name: 'controls', test: CONTROLS, priority: 3 },
            { name: 'extras', test: EXTRAS, priority: 3 },
            { name: 'game', test: /[\\/]packages[\\/](?!text[\\/]src[\\/](?:en|de)[\\/])/, priority: 2 },
            {
              name: 'blocks',
              test: /[\\/]web[\\/]src[\\/](?:app|art|ui|setup|online|text|local)[\\/]/,
              priority: 1,
            },
            {
              name: 'table',
              test: /[\\/]web[\\/]src[\\/](?:table|tables|game|sounds)[\\/]|noted-fingerprint/,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': `http://${SERVER}`, '/ws': { target: `ws://${SERVER}`, ws: true } } },
});
