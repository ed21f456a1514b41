import { foldAccents } from '../../kernel/italian/words.ts'
import { capital } from '../../kernel/italian/capital.ts'

const NAMES = new Set(
  'adriano agostino alberto alessandra alessandro alessia alessio alfredo alice amedeo andrea angela angelo anna antonella antonio arianna armando aurora barbara beatrice bruno camilla carla carlo carmela carolina caterina cecilia chiara cinzia claudia claudio corrado cristian cristiana cristina daniela daniele dario david davide debora diego domenico donatella edoardo elena eleonora elisa elisabetta emanuela emanuele emilio emma enrico enzo erica ernesto ettore eva fabio fabiola fabrizio federica federico felice ferdinando filippo flavia flavio franca francesca francesco franco françois gabriele gabriella gaia gennaro giacomo gian gianfranco gianluca gianni giorgia giorgio giovanna giovanni giulia giuliana giuliano giulio giuseppe giuseppina grazia guido hans ilaria irene isabella ivan ivo jacopo jean john josé jürgen karl katia klaus lara laura leonardo letizia lidia linda loredana lorenza lorenzo luca lucia luciana luciano lucio lucrezia luigi luisa manuela marcello marco margherita maria mariangela marina mario markus marta martina massimo matteo mattia maura maurizio mauro michael michel michela michele milena miriam mirko monica nadia niccolò nicola nicoletta nicolò noemi olga oreste oscar paola paolo pasquale patrizia peter piero pierre pietro raffaele raffaella renato riccardo rita roberta roberto rocco romina rosa rosanna rossella ruggero sabrina salvatore samuele sandra sandro sara sebastiano serena sergio silvana silvia silvio simona simone sofia sonia stefan stefania stefano susanna tania teresa thomas tiziana tiziano tommaso ugo umberto valentina valeria valerio vanessa vera veronica vincenzo vito vittorio viviana walter wolfgang zoe'.split(
    ' ',
  ),
)

/** Whether a word is a usual given name: what parts a person from a firm, and a name from a surname. */
export const isGiven = (word: string): boolean => NAMES.has(word.toLowerCase())

const ACCENTED = new Map([...NAMES].filter((name) => foldAccents(name) !== name).map((name) => [foldAccents(name), name]))

/** A given name with the accent or sign that a recogniser left out: «Niccolo» is nobody's. */
export function asGiven(word: string): string {
  const written = isGiven(word) ? undefined : ACCENTED.get(word.toLowerCase())
  return written === undefined ? word : capital(written)
}
