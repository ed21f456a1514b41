import { useLocation, useNavigate } from 'react-router'
import { acceptInvitation } from './entry-door.ts'
import { invitationOf } from './invited.ts'
import { SENTENCES } from './sentences.ts'
import type { Attempts } from './use-attempts.ts'
import type { Entry } from './use-entry.ts'
import { returnPath } from './return-path.ts'

/** How somebody goes on who is in: into the firm that invites him, to the firm that he founds, or to where he came from. */
export function useArrival({ proof, token }: Entry) {
  const navigate = useNavigate()
  const { search } = useLocation()
  return {
    /** With an invitation: a sentence where it could not be taken. */
    join: async (): Promise<string | undefined> => {
      if (proof?.of !== 'invito' || token === undefined) return undefined
      const told = await acceptInvitation(token)
      if (told.is === 'told') location.assign(`/app/${told.value.slug}`)
      return told.is === 'told' ? undefined : JOIN[told.is]
    },
    found: (azienda: string) => navigate('/app/nuova', { state: { azienda } }),
    goBack: () => navigate(returnPath(search, location.origin)),
  }
}

/** On to where `elsewhere` leads once somebody is in; with an invitation into the firm that invites, or a sentence why not. */
export function useArriving(entry: Entry, attempts: Attempts, elsewhere: (arrival: ReturnType<typeof useArrival>) => void | Promise<void>) {
  const arrival = useArrival(entry)
  return async () => {
    if (!invitationOf(entry.proof)) return elsewhere(arrival)
    const problem = await arrival.join()
    if (problem !== undefined) attempts.say({ at: 'page', text: problem })
  }
}

const JOIN = {
  none: 'L’invito non vale più, oppure è per un altro indirizzo. Chiedine uno nuovo a chi ti ha invitato.',
  often: SENTENCES.often,
  away: 'Sei dentro, ma l’invito non è ancora accettato: manca la connessione. Riprova fra un momento.',
} as const
