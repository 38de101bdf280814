import type { SubjectSection } from './subjects.js';

/** The layout of an article. */
export interface Form {
  readonly headingOf: (section: SubjectSection) => string;
  readonly checksHeading: string;
  /** Whether the list of checks is numbered; otherwise it has bullets. */
  readonly numbered: boolean;
  /** Whether the list comes before the sections, as a summary; otherwise it comes after them. */
  readonly checksFirst: boolean;
  /** The place of the persona's angle, if it is used. */
  readonly angle: 'after the opening' | 'after the first section' | 'nowhere';
}

const statement = ({ heading }: SubjectSection): string => heading;
const asQuestion = ({ question }: SubjectSection): string => question;

export const forms: readonly [Form, ...Form[]] = [
  {
    headingOf: statement,
    checksHeading: 'What to check, ask and keep',
    numbered: false,
    checksFirst: false,
    angle: 'nowhere',
  },
  {
    headingOf: asQuestion,
    checksHeading: 'What to do, then?',
    numbered: true,
    checksFirst: false,
    angle: 'after the opening',
  },
  {
    headingOf: statement,
    checksHeading: 'In short',
    numbered: false,
    checksFirst: true,
    angle: 'after the first section',
  },
  {
    headingOf: statement,
    checksHeading: 'For this week',
    numbered: true,
    checksFirst: false,
    angle: 'after the opening',
  },
  {
    headingOf: asQuestion,
    checksHeading: 'Before you read on',
    numbered: false,
    checksFirst: true,
    angle: 'after the first section',
  },
];
