import type {
  CreationOptions,
  PasskeyAssertion,
  PasskeyAttestation,
  SigningOptions,
} from '@academy/contract/access/second-factor/schemas'

/** Most pages have no use for it, so it is loaded with the first passkey. */
const library = () => import('@simplewebauthn/browser')

/** Lets the person choose a passkey, which signs what the server asks for. */
export const signWithPasskey = async (options: SigningOptions): Promise<PasskeyAssertion> => {
  const { startAuthentication } = await library()
  const signed = await startAuthentication({ optionsJSON: options })
  const { clientDataJSON, authenticatorData, signature, userHandle } = signed.response
  return {
    id: signed.id,
    rawId: signed.rawId,
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
  }
}

/** Makes a passkey on this device, or on one that the person chooses. */
export const createPasskey = async (options: CreationOptions): Promise<PasskeyAttestation> => {
  const { startRegistration } = await library()
  const made = await startRegistration({ optionsJSON: options })
  const { clientDataJSON, attestationObject, transports } = made.response
  return {
    id: made.id,
    rawId: made.rawId,
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
  }
}

/** The person closed the dialog of the browser, or let it wait too long. */
export const isDismissed = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')

/** The device has a passkey for this account already. */
export const isKnownDevice = (error: unknown): boolean =>
  error instanceof Error && error.name === 'InvalidStateError'
