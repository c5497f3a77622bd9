import { http } from '../../src/api/http.ts';
/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import {
  LoginResponse,
  RecoverPasswordResponse,
  RegisterResponse,
  SendCodeResponse,
} from '../model';
import type {
  LoginRequest,
  RecoverPasswordRequest,
  RegisterRequest,
  SendCodeRequest,
} from '../model';

export const getLoginUrl = () => {
  return `/api/SysLogin/Login`;
};

/**
 * Returns a bearer token. A wrong password and an unknown email return the same business failure.
 * @summary Sign in with email and password
 */
export const login = (loginRequest: LoginRequest, options?: Parameters<typeof http>[1]) => {
  const getHeaders = (
    h?: NonNullable<RequestInit['headers']>,
  ): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(
          h as Iterable<Iterable<string>>,
          (entry) => Array.from(entry) as [string, string],
        ),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
  return http<LoginResponse>(getLoginUrl(), {
    operationId: 'login',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(loginRequest),
    schema: LoginResponse,
  });
};

export const getRegisterUrl = () => {
  return `/api/SysLogin/Register`;
};

/**
 * Takes the code that `sendCode` emailed with smsType `register`, and returns a bearer token. The server decides which it reports first, a taken email or a wrong code, and after how many wrong attempts a code becomes invalid. Recommended: the taken email first, and 5 attempts.
 * @summary Create an account with an emailed code
 */
export const register = (
  registerRequest: RegisterRequest,
  options?: Parameters<typeof http>[1],
) => {
  const getHeaders = (
    h?: NonNullable<RequestInit['headers']>,
  ): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(
          h as Iterable<Iterable<string>>,
          (entry) => Array.from(entry) as [string, string],
        ),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
  return http<RegisterResponse>(getRegisterUrl(), {
    operationId: 'register',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(registerRequest),
    schema: RegisterResponse,
  });
};

export const getRecoverPasswordUrl = () => {
  return `/api/SysLogin/PasswordRecovery`;
};

/**
 * Takes the code that `sendCode` emailed with smsType `recovery`, and revokes all earlier tokens. The server decides whether it closes the hub connections that they opened. Recommended: close them. An unknown email fails in the same way as a wrong code.
 * @summary Set a new password with an emailed code
 */
export const recoverPassword = (
  recoverPasswordRequest: RecoverPasswordRequest,
  options?: Parameters<typeof http>[1],
) => {
  const getHeaders = (
    h?: NonNullable<RequestInit['headers']>,
  ): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(
          h as Iterable<Iterable<string>>,
          (entry) => Array.from(entry) as [string, string],
        ),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
  return http<RecoverPasswordResponse>(getRecoverPasswordUrl(), {
    operationId: 'recoverPassword',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(recoverPasswordRequest),
    schema: RecoverPasswordResponse,
  });
};

export const getSendCodeUrl = () => {
  return `/api/SysLogin/SendSes`;
};

/**
 * Emails a code that can be used once within 10 minutes. A registration code has 6 digits, and a recovery code can have any form. The server sends at most one code every 60 seconds for each email and smsType. For a recovery with an unknown address, it returns the usual response but sends no email. For a registration with an address that has an account, the server decides whether it rejects the call or returns the usual response. A code for such an address never creates a second account. Recommended: reject the call, so that the customer signs in instead, unless the server must not reveal who is a customer.
 * @summary Email a verification code
 */
export const sendCode = (
  sendCodeRequest: SendCodeRequest,
  options?: Parameters<typeof http>[1],
) => {
  const getHeaders = (
    h?: NonNullable<RequestInit['headers']>,
  ): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(
          h as Iterable<Iterable<string>>,
          (entry) => Array.from(entry) as [string, string],
        ),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
  return http<SendCodeResponse>(getSendCodeUrl(), {
    operationId: 'sendCode',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(sendCodeRequest),
    schema: SendCodeResponse,
  });
};
