export { Certificate } from './panel/certificate';
export { CertificateNotice } from './certificate-notice';
export { CredentialPanel } from './panel/credential-panel';
export { tellCredentialsOf } from './api/tell-credentials';
