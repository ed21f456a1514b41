export type VoiceName = 'sofia' | 'marco'

interface Voice {
  readonly name: string
  readonly manner: string
  readonly greeting: string
}

/** The two voices one may choose from (specification §2, «Voice assistant dialog»). */
export const voices: Readonly<Record<VoiceName, Voice>> = {
  sofia: {
    name: 'Sofia',
    manner: 'Voce femminile, tono cordiale',
    greeting: 'Ciao, sono Sofia. Dimmi pure cosa ti serve: controllo i dati e ti rispondo subito.',
  },
  marco: {
    name: 'Marco',
    manner: 'Voce maschile, tono pacato',
    greeting: 'Ciao, sono Marco. Sono pronto: chiedimi una cifra, una scadenza o di registrare qualcosa.',
  },
}

export const voiceNames: readonly VoiceName[] = ['sofia', 'marco']
