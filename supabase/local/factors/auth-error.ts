import { jsonAnswer } from '../answers'

/** A refusal in the shape of the hosted auth service: `{code: <http>, error_code, msg}`. */
export class AuthRefusal extends Error {
  readonly status: number
  readonly errorCode: string

  constructor(status: number, errorCode: string, message: string) {
    super(message)
    this.status = status
    this.errorCode = errorCode
  }

  toResponse(): Response {
    return jsonAnswer(this.status, {
      code: this.status,
      error_code: this.errorCode,
      msg: this.message,
    })
  }
}
