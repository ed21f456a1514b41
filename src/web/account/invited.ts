import type { Proof } from '../../kernel/firm/firm-door.ts'
import { roles } from '../../kernel/firm/roles.ts'

type Invitation = Extract<Proof, { readonly of: 'invito' }>

export const invitationOf = (proof: Proof | undefined): Invitation | undefined => (proof?.of === 'invito' ? proof : undefined)

/** The heads of a page that was opened with an invitation: who invites, where, and as what. */
export const invitedTitle = ({ da, azienda }: Invitation): string => `${da} ti invita in ${azienda}`
export const invitedSub = ({ role }: Invitation): string => `Entri come ${roles[role].label.toLowerCase()}. ${roles[role].means}`

export const STALE_LINK = 'Questo link non vale più: è già stato usato, è stato ritirato o è scaduto.'
