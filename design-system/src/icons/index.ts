export type { IconProps } from "./drawIcon.tsx";
export { IconTile, type IconTileProps } from "./IconTile.tsx";
export {
  AlertIcon,
  CheckCircleIcon,
  CheckIcon,
  CloseIcon,
  ErrorIcon,
  EyeIcon,
  EyeOffIcon,
  InfoIcon,
} from "./statusIcons.tsx";
export {
  BillIcon,
  ChevronLeftIcon,
  CommunityIcon,
  ExternalLinkIcon,
  HelpIcon,
  HomeIcon,
  PhoneIcon,
  SettingsIcon,
  SignOutIcon,
  UserIcon,
} from "./navigationIcons.tsx";
export { ChevronUpIcon } from "./stepIcons.tsx";
export { MailIcon, MobileIcon, ReceiptIcon, ShieldIcon, TvIcon, WifiIcon } from "./serviceIcons.tsx";
export {
  BankIcon,
  BellIcon,
  CalendarIcon,
  CardIcon,
  ChevronDownIcon,
  ChevronRightIcon,
  ClockIcon,
  CopyIcon,
  DownloadIcon,
  GlobeIcon,
  LockIcon,
  MenuIcon,
  MoreIcon,
  SearchIcon,
  UploadIcon,
  UsersIcon,
} from "./icons.tsx";
