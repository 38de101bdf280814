export { Certificate } from './panel/certificate';
export { CredentialPanel } from './panel/credential-panel';
