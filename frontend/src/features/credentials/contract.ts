export { Certificate } from './panel/certificate';
export { CredentialPanel } from './panel/credential-panel';
export { tellCredentialsOf } from './api/tell-credentials';
