import { arriviPartenze } from './domande/arrivi-partenze.ts'
import { casa } from './domande/casa.ts'
import { esiti } from './domande/esiti.ts'
import { registri } from './domande/registri.ts'
import { soggiorni } from './domande/soggiorni.ts'

/** What is asked at the reception, by whoever cleans, and by whoever answers for the house. */
export const domande = [...arriviPartenze, ...soggiorni, ...esiti, ...casa, ...registri]
