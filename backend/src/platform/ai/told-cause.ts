/** The cause of a failure as a member of an answer: for administrators only, and empty if there is no cause. */
export function toldCause(role: string, cause: string | null): { readonly cause?: string } {
  return role === 'admin' && cause !== null ? { cause } : {};
}
