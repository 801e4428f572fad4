/** A language of the transcripts. */
export type Language = "en" | "es";

/** What a screen reader calls each role, in both languages; roles that are not here are read by their content alone. */
export const roleWords: Record<string, Record<Language, string>> = {
  alert: { en: "alert", es: "alerta" },
  alertdialog: { en: "alert dialog", es: "cuadro de diálogo de alerta" },
  article: { en: "article", es: "artículo" },
  banner: { en: "banner", es: "encabezado de la página" },
  button: { en: "button", es: "botón" },
  checkbox: { en: "check box", es: "casilla de verificación" },
  combobox: { en: "combo box", es: "cuadro combinado" },
  complementary: { en: "complementary", es: "complementario" },
  contentinfo: { en: "content information", es: "información del contenido" },
  dialog: { en: "dialog", es: "cuadro de diálogo" },
  figure: { en: "figure", es: "figura" },
  form: { en: "form", es: "formulario" },
  group: { en: "group", es: "grupo" },
  heading: { en: "heading", es: "encabezado" },
  image: { en: "image", es: "imagen" },
  link: { en: "link", es: "enlace" },
  list: { en: "list", es: "lista" },
  listbox: { en: "list box", es: "cuadro de lista" },
  main: { en: "main", es: "contenido principal" },
  meter: { en: "meter", es: "medidor" },
  navigation: { en: "navigation", es: "navegación" },
  option: { en: "option", es: "opción" },
  progressbar: { en: "progress bar", es: "barra de progreso" },
  radio: { en: "radio button", es: "botón de opción" },
  radiogroup: { en: "radio group", es: "grupo de opciones" },
  region: { en: "region", es: "región" },
  search: { en: "search", es: "búsqueda" },
  searchbox: { en: "search field", es: "campo de búsqueda" },
  slider: { en: "slider", es: "control deslizante" },
  spinbutton: { en: "spin button", es: "botón de número" },
  status: { en: "status", es: "estado" },
  switch: { en: "switch", es: "interruptor" },
  tab: { en: "tab", es: "pestaña" },
  table: { en: "table", es: "tabla" },
  tablist: { en: "tab list", es: "lista de pestañas" },
  tabpanel: { en: "tab panel", es: "panel de pestaña" },
  textbox: { en: "edit", es: "cuadro de edición" },
  timer: { en: "timer", es: "temporizador" },
};

type State =
  | "checked"
  | "notChecked"
  | "collapsed"
  | "current"
  | "expanded"
  | "focused"
  | "invalid"
  | "level"
  | "pressed"
  | "required"
  | "selected"
  | "unavailable";

export const stateWords: Record<State, Record<Language, string>> = {
  checked: { en: "checked", es: "marcado" },
  notChecked: { en: "not checked", es: "no marcado" },
  collapsed: { en: "collapsed", es: "contraído" },
  current: { en: "current", es: "actual" },
  expanded: { en: "expanded", es: "expandido" },
  focused: { en: "has the focus", es: "tiene el foco" },
  invalid: { en: "invalid entry", es: "entrada no válida" },
  level: { en: "level", es: "nivel" },
  pressed: { en: "pressed", es: "presionado" },
  required: { en: "required", es: "obligatorio" },
  selected: { en: "selected", es: "seleccionado" },
  unavailable: { en: "unavailable", es: "no disponible" },
};
