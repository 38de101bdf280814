import { nameText, oneOf, text } from '../../platform/http/input/field.js';

/** The sentence for a required field that is left out or blank. */
export const missing = 'All fields except password are required';

/** The rule for the name of a new user. */
export const username = nameText({ min: 1, max: 50 });
/** The rule for the name of an existing user, which is locked and may be older than the rule for new ones. */
export const lockedUsername = text({ min: 1, max: 50, trim: true, singleLine: true });
export const name = text({ min: 1, max: 80, trim: true, singleLine: true });
export const email = text({
  min: 1,
  max: 320,
  trim: true,
  pattern: {
    regex: /^[^\s@<>,]{1,64}@[^\s@<>,]{1,255}$/,
    must: 'must be an e-mail address such as name@example.com',
  },
});
export const role = oneOf(['admin', 'author']);
export const persona = text({ min: 1, max: 200 });
