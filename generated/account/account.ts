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
 * Returns a bearer token. A wrong password and an unknown e-mail give the same business failure.
 * @summary Sign in with e-mail and password
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
 * The code is the one that `sendCode` with smsType `register` mailed. Returns a bearer token. Whether a taken address or a wrong code is named first, the server decides, and after how many wrong ones a code ends.
 * @summary Create an account with an e-mailed code
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
 * The code is the one that `sendCode` with smsType `recovery` mailed. All earlier tokens become invalid. Whether hub connections that they opened are closed, the server decides; it should close them. An unknown address fails like a wrong code.
 * @summary Set a new password with an e-mailed code
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
 * Mails a code that can be used once within 10 minutes, of 6 digits for a registration and of any form for a recovery. Sends at most one code every 60 seconds for each e-mail and smsType. A recovery for an unknown address is answered like any other, and nothing is mailed. A registration for an address that has an account is refused or answered like any other, as the server decides; its code makes no second account.
 * @summary Mail a verification code
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
