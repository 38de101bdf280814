export { AccessDenied } from './access-denied';
export { AccessRequired } from './access-required';
export { SentAway } from './sent-away';
