/** The cause of a failure as a member of an answer: there for administrators, where there is one. */
export function toldCause(role: string, cause: string | null): { readonly cause?: string } {
  return role === 'admin' && cause !== null ? { cause } : {};
}
