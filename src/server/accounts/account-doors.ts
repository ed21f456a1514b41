/**
 * What pages ask of better-auth, and how. Its other addresses (sign-in through other sites, changes of address, deletion, tokens of
 * third parties) have no route; an address is changed by `address-route.ts`, whose links hold once and change nothing when they are opened.
 */
export const accountDoors = {
  'sign-in/email': 'POST',
  'sign-up/email': 'POST',
  'sign-out': 'POST',
  'get-session': 'GET',
  'list-sessions': 'GET',
  'revoke-session': 'POST',
  'revoke-other-sessions': 'POST',
  'update-user': 'POST',
  'change-password': 'POST',
  'request-password-reset': 'POST',
  'reset-password': 'POST',
  'passkey/generate-register-options': 'GET',
  'passkey/generate-authenticate-options': 'GET',
  'passkey/verify-registration': 'POST',
  'passkey/verify-authentication': 'POST',
  'passkey/list-user-passkeys': 'GET',
  'passkey/delete-passkey': 'POST',
  'two-factor/enable': 'POST',
  'two-factor/disable': 'POST',
  'two-factor/verify-totp': 'POST',
  'two-factor/verify-backup-code': 'POST',
} as const satisfies Readonly<Record<string, 'GET' | 'POST'>>
