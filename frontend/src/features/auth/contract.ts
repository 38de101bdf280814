export { AccessDenied, AccessRequired } from './access-notices';
export { CodeField } from './code-field';
export { signOnProblem } from './domain/sign-on-problems';
export { SentAway } from './sent-away';
