import { component, list, richText, text } from '../fields';

const question = component({
  name: 'question',
  label: 'Question',
  icon: 'question',
  title: 'question',
  fields: {
    question: text('Question', 120),
    answer: richText('Answer'),
  },
});

/** Questions that expand to show their answers; structured data marks them up as an FAQ. */
export const questions = component({
  name: 'questions',
  label: 'Questions',
  icon: 'question',
  title: 'heading',
  fields: {
    heading: text('Headline', 50),
    items: list('Questions', question, { max: 30 }),
  },
});
