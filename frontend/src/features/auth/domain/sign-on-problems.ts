const sentences = {
  unavailable: 'The house’s sign-on can’t be reached right now. Try again in a moment, or use your password.',
  broken: 'The house’s sign-on didn’t answer as it should. Use your password, and tell an administrator.',
  'wrong-issuer':
    'The house’s sign-on is set up with another address than it has. Use your password, and tell an administrator.',
  clock:
    'The clocks of this desk and of the house’s sign-on differ. Use your password, and tell an administrator.',
  refused: 'The house’s sign-on didn’t let you in. Try again, or use your password.',
  over: 'This sign-on took too long, was used before, or was begun in another browser. Please begin again.',
  'unknown-provider': 'This desk doesn’t know that sign-on any more. Choose another way to sign in.',
  'not-linked':
    'Nobody here is linked with your account. Sign in with your password and link it under My Profile, or ask an administrator for an invitation.',
  deactivated: 'Your user here is deactivated. Ask an administrator to reactivate it.',
  'no-role': 'Your account is in no group that may use this desk. Ask whoever manages the groups.',
  'too-many-groups':
    'You are in so many groups that the house’s sign-on doesn’t send them. Use your password, and tell an administrator.',
  taken:
    'Somebody else here is linked with this account. Sign out at the house’s sign-on and choose your own.',
  'too-many-links': 'No more accounts can be linked. Unlink one first.',
  'invitation-over':
    'This invitation was used before, has run out, or was followed by a newer one. Ask an administrator for another.',
  'not-fresh':
    'The house’s sign-on didn’t ask you anew, so it proves nothing. Show it is you in another way.',
  'another-person':
    'This account isn’t linked with you. Sign out at the house’s sign-on and choose your own.',
} as const;

/** The sentences for houses where no password lets anybody in. */
const withoutPassword: Partial<Record<keyof typeof sentences, string>> = {
  unavailable: 'The house’s sign-on can’t be reached right now. Try again in a moment.',
  broken: 'The house’s sign-on didn’t answer as it should. Tell an administrator.',
  'wrong-issuer':
    'The house’s sign-on is set up with another address than it has. Tell whoever runs the server.',
  clock: 'The clocks of this desk and of the house’s sign-on differ. Tell whoever runs the server.',
  refused: 'The house’s sign-on didn’t let you in. Try again, or tell an administrator.',
  'not-linked': 'Nobody here is linked with your account. Ask an administrator for an invitation.',
  'too-many-groups':
    'You are in so many groups that the house’s sign-on doesn’t send them. Tell an administrator.',
};

/**
 * Returns the sentence for the problem with the house’s sign-on that an address names.
 * @param signOnOnly whether only the sign-on lets people in
 */
export function signOnProblem(kind: string | null | undefined, signOnOnly = false): string | undefined {
  if (!kind) return undefined;
  const known = Object.hasOwn(sentences, kind) ? (kind as keyof typeof sentences) : 'broken';
  return (signOnOnly ? withoutPassword[known] : undefined) ?? sentences[known];
}
