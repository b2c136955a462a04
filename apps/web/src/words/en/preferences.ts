/** The screen of preferences; each preference has its words in the game's texts. */
export const preferencesPage = {
  title: 'Preferences',
  intro: 'They are kept on this device and work at once.',
  looks: 'Looks and language',
  play: 'While playing',
  warnings: 'Ask me about',
  allOn: 'All on',
  allOff: 'All off',
  reset: 'Back to the defaults',
  wasReset: 'Everything is set as it was at first.',
};
