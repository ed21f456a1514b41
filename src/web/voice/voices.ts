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
    greeting: 'Ciao, sono Sofia. Ti mostro come si parla con il gestionale: una domanda a voce e una risposta breve.',
  },
  marco: {
    name: 'Marco',
    manner: 'Voce maschile, tono pacato',
    greeting: 'Ciao, sono Marco. Ti mostro come si chiede una cifra o una scadenza senza usare le mani.',
  },
}

export const voiceNames: readonly VoiceName[] = ['sofia', 'marco']
