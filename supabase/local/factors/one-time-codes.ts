import { Secret, TOTP } from 'otpauth'
import { toString as drawQrCode } from 'qrcode'

/** Period in seconds, digits and hash that every authenticator app knows (RFC 6238), as on the hosted service. */
const FORM = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** How many periods early or late a code may be. */
const WINDOW = 1
const SECRET_BYTES = 20

export interface NewSecret {
  /** Base32. */
  secret: string
  /** `otpauth://totp/…`, what the picture holds. */
  uri: string
  /** SVG text that may stand in an address as it is: clients put it after `data:image/svg+xml;utf-8,`. */
  qrCode: string
}

export async function makeSecret(issuer: string, account: string): Promise<NewSecret> {
  const totp = new TOTP({
    ...FORM,
    issuer,
    label: account,
    secret: new Secret({ size: SECRET_BYTES }),
  })
  const uri = totp.toString()
  const drawn = await drawQrCode(uri, { type: 'svg', margin: 0 })
  const qrCode = drawn.replaceAll('#ffffff', 'white').replaceAll('#000000', 'black')
  return { secret: totp.secret.base32, uri, qrCode }
}

export function isRightCode(secret: string, code: string, now = Date.now()): boolean {
  const totp = new TOTP({ ...FORM, secret: Secret.fromBase32(secret) })
  return totp.validate({ token: code, timestamp: now, window: WINDOW }) !== null
}
