export {
  type GameTexts,
  isLanguage,
  type Language,
  LANGUAGES,
  loadHelp,
  loadReasons,
  loadTexts,
} from './language.ts';
export { isYou, YOU } from './naming/you.ts';
export {
  CARD_TABLES,
  type CardTable,
  joined,
  type Mark,
  type Message,
  type Part,
  plain,
  say,
  sentence,
  spoken,
} from './message/message.ts';
export { type Naming, naming } from './naming/naming.ts';
export { costsInWords } from './naming/costs.ts';
export { counted, spread } from './naming/tiles.ts';
export { eventMessage, isReceived, lineMessage, plainStory, story, type StoryLine } from './story/story.ts';
export { deedOf } from './moves/deed.ts';
export { headingOf } from './moves/heading.ts';
export { labelOf } from './moves/label.ts';
export { endsSomething, isAnswer, isQuiet, mainMove } from './moves/main-move.ts';
export { phraseOf } from './moves/phrase.ts';
export type { Sight } from './moves/sight.ts';
export {
  problemMessage,
  rejectionMessage,
  troubleMessage,
  whyMessage,
  namingNothing,
} from './refusals/refusal.ts';
export { packProblemText } from './refusals/pack-problem.ts';
export { type Decision, DECISIONS } from './status/decisions.ts';
export { questionFor, roundText, statusOf } from './status/status.ts';
export { type Advice, adviceFrom, planMessage } from './hints/advice.ts';
export { type Reasoned, reasonOf } from './reasons/reason.ts';
export type { ReasonTexts } from './reasons/reason-texts.ts';
export { describeAction } from './describe/action.ts';
export {
  describeCard,
  describeCoin,
  describeGood,
  describePlace,
  type Description,
} from './describe/describe.ts';
export { type PackValue, packValue } from './describe/pack-value.ts';
export { deedMessage, motionMessage } from './table/deed-message.ts';
export type { Explained } from './table/settings.ts';
export { type Shortcut, SHORTCUTS } from './table/shortcuts.ts';
export { warningMessage } from './table/warning-message.ts';
export { WARNING_CODES, type WarningCode } from './table/warnings.ts';
export {
  type Chapter,
  createHelp,
  isRuling,
  type Help,
  type HelpTexts,
  type Paragraph,
} from './help/help.ts';
export type { Example, ListName, RowExample } from './help/examples.ts';
export { listMessages } from './help/lists.ts';
export { createSearch, type Found, type Search } from './help/search.ts';
export { GUIDE_STEPS, type GuideStep, nextStep } from './help/guide.ts';
export type { ChapterId } from './help/outline.ts';
export type { Term } from './help/terms.ts';
