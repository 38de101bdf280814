/** The purposes (extended key usage) of a certificate that may sign Content Credentials. */
export const purposes = {
  claimSigning: '1.3.6.1.4.1.62558.2.1',
  emailProtection: '1.3.6.1.5.5.7.3.4',
  documentSigning: '1.3.6.1.5.5.7.3.36',
} as const;
