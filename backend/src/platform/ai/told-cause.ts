/** The cause of a failure as a member of an answer; only for administrators, and empty where there is no cause. */
export function toldCause(role: string, cause: string | null): { readonly cause?: string } {
  return role === 'admin' && cause !== null ? { cause } : {};
}
