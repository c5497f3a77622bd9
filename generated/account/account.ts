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
 * Returns a bearer token. A wrong password and an unknown email give the same business failure.
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
 * The code is the one that `sendCode` emailed with smsType `register`. Returns a bearer token. The server decides whether it reports a taken email or a wrong code first, and after how many wrong attempts a code becomes invalid. Recommended: the taken email first, and 5 attempts.
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
 * The code is the one that `sendCode` emailed with smsType `recovery`. All earlier tokens become invalid. The server decides whether it closes the hub connections that they opened. Recommended: close them. An unknown email fails like a wrong code.
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
 * Emails a code that can be used once within 10 minutes, of 6 digits for a registration and of any form for a recovery. Sends at most one code every 60 seconds for each email and smsType. A recovery for an unknown address gets the usual response, but no email. The server decides whether it rejects a registration for an address that has an account or sends the usual response; its code creates no second account. Recommended: reject it, so that the customer signs in instead. A server that must not reveal who is a customer sends the usual response.
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
