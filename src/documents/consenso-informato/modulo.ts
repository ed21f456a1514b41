import type { Signed } from '../../kernel/fields/signature.ts'
import { formatDate } from '../../kernel/italian/dates.ts'
import { fact, type Paper } from '../../kernel/paper/paper.ts'
import { consensi, type TipoConsenso } from './consensi.ts'
import { dichiarazioni } from './sentences.ts'

interface Consenso {
  readonly tipo: TipoConsenso
  /** The treatment that is proposed. */
  readonly dettaglio?: string | undefined
  readonly data: string
  /** Who signs for the patient. */
  readonly firmatario?: string | undefined
  readonly firma?: readonly Signed[] | undefined
}

/**
 * The consent of a patient, to be signed here or on paper (law 219/2017, art. 1): `persona` says who he is, and the guardian signs for
 * him where nobody else is named (art. 3).
 */
export function moduloConsenso(
  { tipo, dettaglio, data, firmatario, firma }: Consenso,
  persona: readonly { readonly label: string; readonly value: string }[],
  tutore: string | undefined,
): Paper {
  const signer = firmatario ?? tutore
  return {
    title: 'Consenso informato',
    subtitle: `${consensi[tipo]}, ${formatDate(data)}`,
    blocks: [
      { kind: 'facts', facts: [...persona, ...fact('Firma per il paziente', signer), ...fact('Cura proposta', dettaglio)] },
      { kind: 'text', title: 'Dichiarazione', text: dichiarazioni[tipo] },
      {
        kind: 'signatures',
        signers: ['Il medico', { label: signer === undefined ? 'Il paziente' : 'Per il paziente', signed: firma?.[0] }],
      },
    ],
  }
}
