// Provisional: `npm run api:types` writes this file from the server's OpenAPI document.
export interface paths {
  '/api/auth/user': {
    get: { responses: { 200: { content: { 'application/json': components['schemas']['User'] } } } };
  };
  '/api/auth/login': {
    post: {
      requestBody: { content: { 'application/json': { username: string; password: string } } };
      responses: { 200: { content: { 'application/json': { user: components['schemas']['User'] } } } };
    };
  };
  '/api/auth/logout': {
    post: { responses: { 200: { content: { 'application/json': { success: boolean } } } } };
  };
  '/api/auth/change-password': {
    post: {
      requestBody: { content: { 'application/json': { currentPassword: string; newPassword: string } } };
      responses: { 200: { content: { 'application/json': { user: components['schemas']['User'] } } } };
    };
  };
  '/api/settings': {
    get: { responses: { 200: { content: { 'application/json': components['schemas']['Settings'] } } } };
  };
}

export interface components {
  schemas: {
    User: {
      id: string;
      username: string;
      email: string;
      firstName: string;
      lastName: string;
      role: 'author' | 'admin';
      assignedPersona: string | null;
      isActive: boolean;
      createdAt: string;
      mustChangePassword: boolean;
    };
    Settings: {
      brandName: string;
      hashtags: string[];
      insightsUrl: string;
      demo: boolean;
      timeZone: string;
    };
  };
}
