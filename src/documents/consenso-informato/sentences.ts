import type { TipoConsenso } from './consensi.ts'

/** What a patient is told and signs, by what is proposed to him. */
export const dichiarazioni: Readonly<Record<TipoConsenso, string>> = {
  privacy:
    'Ho letto l’informativa dello studio (art. 13 del Regolamento UE 2016/679). Acconsento a che i miei dati, compresi quelli sulla salute, siano usati per la cura. Posso chiedere in ogni momento di vederli, correggerli o averne copia.',
  cure: 'Mi sono state spiegate, con parole che ho capito, la diagnosi, la cura proposta, le alternative, i rischi possibili e che cosa può succedere senza cura. Ho potuto fare domande. Acconsento alla cura e so di poter cambiare idea in ogni momento.',
  chirurgia:
    'Mi sono stati spiegati l’intervento, l’anestesia, il decorso e le complicazioni possibili: gonfiore, dolore, sanguinamento, infezione e, di rado, disturbi della sensibilità. Ho detto quali farmaci prendo. Acconsento e so di poter cambiare idea in ogni momento.',
  implantologia:
    'Mi sono state spiegate le fasi dell’impianto, i tempi, le alternative (ponte, protesi mobile, nessuna cura) e la possibilità che l’impianto non si integri. So che fumo e scarsa igiene ne riducono la durata. Acconsento e so di poter cambiare idea in ogni momento.',
  ortodonzia:
    'Mi sono stati spiegati durata, apparecchio, controlli e collaborazione richiesta, e i rischi: carie se l’igiene è scarsa, riassorbimento delle radici, recidiva senza contenzione. Acconsento e so di poter cambiare idea in ogni momento.',
}
