import { shippedPack } from '@altiplano/pack';
import { createHelp, loadHelp, loadTexts, naming } from '@altiplano/text';
import { expect, test } from 'vitest';
import { openTopic, topicOfTerm } from './topic.ts';

const help = createHelp(await loadHelp('en'), naming(await loadTexts('en'), shippedPack, []));

test('a chapter, a paragraph and a rule lead to where they are explained', () => {
  expect(openTopic(help, 'warehouse')).toMatchObject({ is: 'chapter', paragraph: null });
  expect(openTopic(help, 'warehouse-good')).toMatchObject({ is: 'chapter', paragraph: 'warehouse-good' });
  const place = help.paragraphOf('A30');
  expect(openTopic(help, 'A30')).toMatchObject({ chapter: { id: place?.chapter }, paragraph: place?.id });
});

test('every word of the glossary can be opened', () => {
  for (const { id } of help.glossary) {
    expect(openTopic(help, topicOfTerm(id))).toEqual({ is: 'glossary', term: id });
  }
});

test('what nobody knows leads to the overview', () => {
  expect([null, 'nothing', 'Z99', 'word-x'].map((topic) => openTopic(help, topic).is)).toEqual(
    Array(4).fill('overview'),
  );
});
