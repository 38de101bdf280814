export { AccessDenied, AccessRequired } from './access-notices';
export { CodeField } from './code-field';
export { SentAway } from './sent-away';
