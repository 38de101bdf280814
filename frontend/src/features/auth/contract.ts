export { AccessDenied, AccessRequired } from './access-notices';
export { SentAway } from './sent-away';
