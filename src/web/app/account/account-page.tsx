import { AddressPart } from './address-part.tsx'
import { CodesPart } from './codes-part.tsx'
import { LeavePart } from './leave-part.tsx'
import { NamePart } from './name-part.tsx'
import { PasskeysPart } from './passkeys-part.tsx'
import { PasswordPart } from './password-part.tsx'
import { SessionsPart } from './sessions-part.tsx'

/** «Il tuo account»: how one is called, how one comes in, where one is in at this moment, and the way out of the firm. */
export function AccountPage() {
  return (
    <div className="mx-auto grid w-full max-w-[760px] gap-8 p-4 md:p-7">
      <NamePart />
      <AddressPart />
      <PasskeysPart />
      <PasswordPart />
      <CodesPart />
      <SessionsPart />
      <LeavePart />
    </div>
  )
}
